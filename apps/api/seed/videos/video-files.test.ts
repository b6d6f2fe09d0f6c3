import { existsSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captionsOf, durationOf, timed } from './timeline.ts'
import { captionFilesOf, copyVideos, sourcesOf } from './video-files.ts'
import { demoVideos } from './video-rows.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'edbazaar-videos-'))
  await copyVideos(demoVideos, dataDir)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('the videos of the seed data', () => {
  it.each(demoVideos.map((video) => [video.url, video] as const))(
    'has %s in the media folder',
    (_, video) => {
      for (const { path } of [...sourcesOf(video), ...captionFilesOf(video)])
        expect([path, existsSync(join(dataDir, path))]).toEqual([path, true])
    },
  )

  it('has files of at most 70 kB', () => {
    for (const { path } of demoVideos.flatMap(sourcesOf))
      expect(statSync(join(dataDir, path)).size).toBeLessThan(70_000)
  })

  it('has files as long as their rows say', async () => {
    for (const video of demoVideos) {
      const mp4 = await readFile(join(dataDir, sourcesOf(video)[0]?.path ?? ''))
      const header = mp4.indexOf('mvhd') + 4
      // Version 0: two dates, then the time scale and the duration in it.
      const seconds = mp4.readUInt32BE(header + 16) / mp4.readUInt32BE(header + 12)
      expect([video.url, Math.round(seconds)]).toEqual([video.url, durationOf(video.lines)])
    }
  })
})

describe('the timeline', () => {
  const lines = [
    { speaker: 'Meera & Das', text: 'One two three four five six seven eight nine ten.', card: '' },
    { speaker: null, text: 'A <b> word.', card: '' },
  ]

  it('gives each line enough time to be read, at least three seconds', () => {
    expect(timed(lines).map(({ from, to }) => [from, to])).toEqual([
      [3, 7],
      [7, 10],
    ])
    expect(durationOf(lines)).toBe(12)
  })

  it('writes valid WebVTT captions with the spoken text', () => {
    expect(captionsOf(lines)).toBe(
      'WEBVTT\n\n00:00:03.000 --> 00:00:07.000\n' +
        'Meera &amp; Das: One two three four five six seven eight nine ten.\n\n' +
        '00:00:07.000 --> 00:00:10.000\nA &lt;b> word.\n',
    )
  })
})
