import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../test/uploads.ts'
import {
  box,
  cluster,
  element,
  mp4,
  mpegImages,
  mpegProgramme,
  openCluster,
  packet,
  track,
  webm,
  webmHeader,
  webmTracks,
} from '../../../../../test/video-files.ts'
import { signatureLength, typeOf } from '../file-kinds.ts'
import { cleanVideo } from './clean-video.ts'

let path: string
beforeAll(async () => {
  path = join(await temporaryFolder(), 'video')
})

const html = Buffer.from('<html><script>alert(1)</script></html>')
/** A track with much metadata. */
const noted = track('vide', ...Array<Buffer>(150).fill(box('udta')))
const zip = Buffer.from('PK\x03\x04 a file behind a video')

async function clean(video: Buffer): Promise<Buffer> {
  await writeFile(path, video)
  const { kind, mime } = await typeOf(video.subarray(0, signatureLength))
  expect(kind, mime).toBe('video')
  await cleanVideo(path, mime)
  const cleaned = await readFile(path)
  expect(cleaned).toHaveLength(video.length)
  return cleaned
}

describe('a complete video', () => {
  it.each([
    ['MP4', mp4()],
    ['MP4 with sound', mp4({ tracks: [track('soun'), track('vide')] })],
    ['MP4 in pieces', mp4({ behind: [box('moof', box('mfhd')), box('mdat', html), box('mfra')] })],
    ['WebM', webm()],
    ['WebM as a browser records it', webm({ isOpen: true, parts: [webmTracks(1), openCluster] })],
    ['MPEG programme', mpegProgramme()],
    ['MPEG programme that ends in zeros', mpegProgramme(undefined, '00'.repeat(6_000))],
    ['MPEG images', mpegImages('000001b7')],
  ])('stays byte for byte as it is: %s', async (_, video) => {
    expect((await clean(video)).equals(video)).toBe(true)
  })
})

describe('the metadata of a video is cleared', () => {
  const place = '+12.9716+077.5946/'
  const note = (type: string) => box(type, box('©xyz', place), html)

  it.each([
    ['in the movie', mp4({ within: [note('udta'), note('meta'), note('uuid'), note('gps ')] })],
    ['in a track', mp4({ tracks: [track('vide', note('udta'), note('meta'))] })],
    ['in separate boxes', mp4({ behind: [note('uuid'), note('meta'), note('free')] })],
    ['in a track of notes', mp4({ tracks: [track('vide'), track('meta', note('gpmd'))] })],
    [
      'in tags, chapters, attachments and free space of a WebM',
      webm({
        parts: [
          ...['1254c367', '1043a770', '1941a469', 'ec'].map((id) =>
            element(id, Buffer.concat([Buffer.from(place), html])),
          ),
          ...[webmTracks(1), cluster],
        ],
      }),
    ],
  ])('%s', async (_, video) => {
    expect(video.toString('latin1')).toMatch(/12\.9716.*<script/s)
    const cleaned = await clean(video)
    expect(cleaned.toString('latin1')).not.toMatch(/12\.9716|<script/)
    // The result is still a complete video.
    expect((await clean(cleaned)).equals(cleaned)).toBe(true)
  })

  it('in elements of any length', async () => {
    for (let length = 1; length < 20; length++) {
      const short = Buffer.concat([
        Buffer.from('1254c367', 'hex'),
        Buffer.from([0x80 | length]),
        Buffer.alloc(length, 'x'),
      ])
      const cleaned = await clean(webm({ parts: [short, webmTracks(1), cluster] }))
      expect(cleaned.toString('latin1')).not.toContain('x')
      await clean(cleaned)
    }
  })
})

describe('a video is refused', () => {
  const half = (video: Buffer) => video.subarray(0, video.length - 100)
  const sized = (size: number) => {
    const video = mp4()
    video.writeUInt32BE(size, video.indexOf('mdat') - 4)
    return video
  }

  it.each([
    ['MP4, half of it', half(mp4())],
    ['MP4 with a page behind it', mp4({ behind: [html] })],
    ['MP4 with an archive behind it', mp4({ behind: [zip] })],
    ['MP4 with an unknown box', mp4({ behind: [box('evil', html)] })],
    ['MP4 with a second one behind', mp4({ behind: [Buffer.from([0, 0, 0, 1])] })],
    ['MP4 of sound alone', mp4({ tracks: [track('soun')] })],
    ['MP4 without tracks', mp4({ tracks: [] })],
    ['MP4 without images', mp4().subarray(0, mp4().indexOf('mdat') - 4)],
    ['MP4 with a box larger than the file', sized(0x7fffffff)],
    ['MP4 with a box smaller than its head', sized(7)],
    ['MP4 of very many boxes', mp4({ behind: Array(25_000).fill(box('free')) })],
    ['MP4 of very many boxes within others', mp4({ tracks: Array(150).fill(noted) })],
    ['WebM, half of it', half(webm())],
    ['WebM with a page behind it', webm({ behind: html })],
    ['WebM of unknown length with a page behind it', webm({ isOpen: true, behind: html })],
    ['WebM of sound alone', webm({ parts: [webmTracks(2), cluster] })],
    ['WebM without images', webm({ parts: [webmTracks(1)] })],
    [
      'WebM with an unknown element',
      webm({ parts: [webmTracks(1), cluster, element('6f', html)] }),
    ],
    ['WebM that is a header', webmHeader('webm')],
    ['MPEG programme, half of it', half(mpegProgramme([packet(0xe0), packet(0xe0)]))],
    ['MPEG programme with a page behind it', mpegProgramme(undefined, html.toString('hex'))],
    ['MPEG programme of sound alone', mpegProgramme([packet(0xc0)])],
    ['MPEG images with a programme in them', mpegImages('000001ba')],
    [
      'MPEG video without a width',
      Buffer.concat([Buffer.from('000001b3', 'hex'), Buffer.alloc(999)]),
    ],
  ])('%s', async (_, video) => {
    await expect(clean(video)).rejects.toThrow('This video cannot be read')
  })

  it('if any single byte of its structure differs', async () => {
    for (const video of [mp4(), webm(), mpegProgramme()])
      for (let at = 0; at < 200; at += 1) {
        const broken = Buffer.from(video)
        broken[at] = (broken[at] ?? 0) ^ 0xff
        await writeFile(path, broken)
        const { kind, mime } = await typeOf(broken.subarray(0, signatureLength))
        if (kind !== 'video') continue
        await cleanVideo(path, mime).catch((error) => expect(error.code).toBe('invalid_request'))
      }
  })
})
