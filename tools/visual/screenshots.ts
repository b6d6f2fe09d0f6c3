import { join } from 'node:path'

/** Temporary folder of single screenshots, from the root of the repository. */
export const imagesFolder = 'node_modules/.cache/visual'

/** Folder of the stored screenshots, one sheet per story. */
export const sheetsFolder = 'visual'

/** The file of a screenshot named `<story>/<theme>-<width>`. */
export function imageFile(root: string, name: string): string {
  return join(root, imagesFolder, `${name}.png`)
}
