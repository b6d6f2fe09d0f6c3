import sharp from 'sharp'

/** A form with an image, as browsers upload it. */
export async function imageForm(): Promise<FormData> {
  const size = { width: 400, height: 400, channels: 3, background: 'teal' } as const
  const png = await sharp({ create: size }).png().toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'me.png')
  return form
}
