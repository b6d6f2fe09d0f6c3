import { join } from 'node:path'

/** Where single images lie while stories are compared, from the root of the repository. */
export const imagesFolder = 'node_modules/.cache/visual'

/** Where they are kept, those of a story on one sheet. */
export const sheetsFolder = 'visual'

/** The file of an image, named `<story>/<theme>-<width>`. */
export function imageFile(root: string, name: string): string {
  return join(root, imagesFolder, `${name}.png`)
}
