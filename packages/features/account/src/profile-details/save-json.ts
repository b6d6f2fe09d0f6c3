import { saveFile } from '@edbazaar/feature-platform/save-file'

/** Downloads a value as an indented JSON file. */
export function saveJson(content: unknown, name: string): void {
  saveFile(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), name)
}
