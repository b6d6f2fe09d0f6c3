import { hourSeconds } from '../../../../platform/dates/durations.ts'
import type { ReadKey } from '../../../../platform/secrets/secret-box.ts'
import { createSignedTokens } from '../../../../platform/tokens/signed-tokens.ts'
import type { ImageSize } from './entry-images.repository.ts'

export type ImageAddresses = ReturnType<typeof createImageAddresses>

interface ImageAddressesDeps {
  readonly readKey: ReadKey
  readonly basePath: string
}

/**
 * When an address that is made now expires, in Unix seconds: on the hour, so that a page that is read
 * again names the same addresses.
 */
const expiry = () => (Math.ceil(Date.now() / 1000 / hourSeconds) + 1) * hourSeconds

interface AddressedImage {
  readonly id: number
  readonly size: ImageSize
  /** False for the address of an image that has to be public. */
  readonly isPrivate: boolean
}

/**
 * URLs of images for `<img>`, which sends no session. A private URL works for anyone who has it for one
 * to two hours; a public one works as long as the image is public.
 */
export function createImageAddresses({ readKey, basePath }: ImageAddressesDeps) {
  const tokens = createSignedTokens({ readKey, purpose: 'contest image', payloadLength: 9 })
  return {
    async of({ id, size, isPrivate }: AddressedImage): Promise<string> {
      const payload = Buffer.alloc(9)
      payload.writeUInt32BE(id, 0)
      payload.writeUInt8(size === 'small' ? 1 : 0, 4)
      payload.writeUInt32BE(isPrivate ? expiry() : 0, 5)
      return `${basePath}/api/contest-images/${await tokens.of(payload)}`
    },

    /** Null for an address that has expired or that we did not write. */
    async read(token: string): Promise<AddressedImage | null> {
      const payload = await tokens.read(token)
      if (payload === null) return null
      const expires = payload.readUInt32BE(5)
      if (expires !== 0 && expires * 1000 < Date.now()) return null
      return {
        id: payload.readUInt32BE(0),
        size: payload.readUInt8(4) === 1 ? 'small' : 'content',
        isPrivate: expires !== 0,
      }
    },
  }
}
