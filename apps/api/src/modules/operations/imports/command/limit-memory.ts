import { setFlagsFromString } from 'node:v8'

/**
 * Keeps memory use low: by default V8 lets short-lived rows grow to a quarter of a gigabyte before
 * it collects them. Call it before other imports. The V8 flags in the scripts of package.json
 * reduce it further.
 */
export function limitMemory(): void {
  setFlagsFromString('--max-semi-space-size=16')
  setFlagsFromString('--max-old-space-size=256')
}
