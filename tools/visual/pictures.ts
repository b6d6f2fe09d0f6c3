import { join } from 'node:path'

/** Where single pictures lie while stories are compared, from the root of the repository. */
export const picturesFolder = 'node_modules/.cache/visual'

/** Where they are kept, those of a story on one sheet. */
export const sheetsFolder = 'visual'

/** The file of a picture, named `<story>/<theme>-<width>`. */
export function pictureFile(root: string, name: string): string {
  return join(root, picturesFolder, `${name}.png`)
}
