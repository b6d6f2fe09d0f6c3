import { existsSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captionFilesOf, layOutFilms, sourcesOf } from './film-files.ts'
import { captionsOf, durationOf, timed } from './timeline.ts'
import { demoFilms } from './video-rows.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'edbazaar-films-'))
  await layOutFilms(demoFilms, dataDir)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('the films of the demo data', () => {
  it.each(demoFilms.map((film) => [film.url, film] as const))(
    '%s lies in the media folder',
    (_, film) => {
      for (const { path } of [...sourcesOf(film), ...captionFilesOf(film)])
        expect([path, existsSync(join(dataDir, path))]).toEqual([path, true])
    },
  )

  it('are light: no more than 70 kB each', () => {
    for (const { path } of demoFilms.flatMap(sourcesOf))
      expect(statSync(join(dataDir, path)).size).toBeLessThan(70_000)
  })

  it('last as long as their row says', async () => {
    for (const film of demoFilms) {
      const mp4 = await readFile(join(dataDir, sourcesOf(film)[0]?.path ?? ''))
      const header = mp4.indexOf('mvhd') + 4
      // Version 0: two dates, then the time scale and the duration in it.
      const seconds = mp4.readUInt32BE(header + 16) / mp4.readUInt32BE(header + 12)
      expect([film.url, Math.round(seconds)]).toEqual([film.url, durationOf(film.lines)])
    }
  })
})

describe('the timeline', () => {
  const lines = [
    { speaker: 'Meera & Das', text: 'One two three four five six seven eight nine ten.', card: '' },
    { speaker: null, text: 'A <b> word.', card: '' },
  ]

  it('gives each line the time to be read, at least three seconds', () => {
    expect(timed(lines).map(({ from, to }) => [from, to])).toEqual([
      [3, 7],
      [7, 10],
    ])
    expect(durationOf(lines)).toBe(12)
  })

  it('writes captions that WebVTT reads as they were said', () => {
    expect(captionsOf(lines)).toBe(
      'WEBVTT\n\n00:00:03.000 --> 00:00:07.000\n' +
        'Meera &amp; Das: One two three four five six seven eight nine ten.\n\n' +
        '00:00:07.000 --> 00:00:10.000\nA &lt;b> word.\n',
    )
  })
})
