import { describe, expect, it } from 'vitest'
import { transcriptOf } from './transcript.ts'
import { captionsFile, parseCaptions } from './web-vtt.ts'

const problemsOf = (source: string, seconds: number | null = null) =>
  parseCaptions(source, seconds).problems

const good = `WEBVTT

NOTE made by hand

1
00:00.000 --> 00:02.000
<v Meera Das>How much homework
is <i>enough</i>?

00:00:02.000 --> 00:00:04.500 line:0
An hour &amp; no more.
`

describe('captions', () => {
  it('are read with speakers, without tags, notes and settings', () => {
    expect(parseCaptions(good, 5)).toEqual({
      problems: [],
      cues: [
        { from: 0, to: 2, speaker: 'Meera Das', text: 'How much homework is enough?' },
        { from: 2, to: 4.5, speaker: null, text: 'An hour & no more.' },
      ],
    })
  })

  it('are read with a byte order mark and the line ends of Windows', () => {
    expect(parseCaptions(`\uFEFF${good.replaceAll('\n', '\r\n')}`, 5).problems).toEqual([])
  })

  it.each([
    ['no header', '00:01.000 --> 00:02.000\nx', 1, /WEBVTT/],
    ['no captions', 'WEBVTT\n', 1, /no captions/],
    ['a comma, as in SubRip', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nx', 3, /full stop/],
    ['no time', 'WEBVTT\n\nHello.', 3, /time is missing/],
    ['a wrong time', 'WEBVTT\n\n00:61.000 --> 00:62.000\nx', 3, /not a time/],
    ['an end before the start', 'WEBVTT\n\n00:02.000 --> 00:01.000\nx', 3, /ends before/],
    ['no words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n\n', 3, /no words/],
    ['only a tag', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<b></b>', 3, /no words/],
    [
      'no empty line',
      'WEBVTT\n\n00:01.000 --> 00:02.000\nx\n00:02.000 --> 00:03.000\ny',
      5,
      /empty line/,
    ],
    [
      'another order',
      'WEBVTT\n\n00:05.000 --> 00:06.000\nx\n\n00:01.000 --> 00:02.000\ny',
      6,
      /in order/,
    ],
  ])('with %s are refused, with the line', (_, source, line, msg) => {
    expect(problemsOf(source)[0]).toEqual({ line, msg: expect.stringMatching(msg) })
  })

  it('may not outlast the video by more than a second', () => {
    const source = 'WEBVTT\n\n00:01.000 --> 01:05.000\nx'
    expect(problemsOf(source, 64)).toEqual([])
    expect(problemsOf(source, 63)).toEqual([
      { line: 3, msg: 'This caption ends after the video, which is 1:03 long.' },
    ])
  })

  it('report at most ten problems', () => {
    expect(problemsOf(`WEBVTT\n\n${'x\n\n'.repeat(40)}`)).toHaveLength(10)
  })

  it('are served with nothing but times, speakers and words, and read back as the same', () => {
    const hostile = `WEBVTT

STYLE
::cue { background: url(https://example.com) }

00:01.000 --> 01:00:02.050
<v A &lt;b&gt;>5 &lt; 6 &amp; <script>alert(1)</script>`
    const { cues } = parseCaptions(hostile, null)
    const file = captionsFile(cues)
    expect(file).toBe(
      'WEBVTT\n\n00:00:01.000 --> 01:00:02.050\n<v A &lt;b&gt;>5 &lt; 6 &amp; alert(1)\n',
    )
    expect(parseCaptions(file, null).cues).toEqual(cues)
  })
})

it('a transcript joins the captions of a sentence, and names a speaker once', () => {
  const cue = (from: number, speaker: string | null, text: string) => ({
    from,
    to: from + 1,
    speaker,
    text,
  })
  expect(
    transcriptOf([
      cue(0, 'Meera', 'How much homework'),
      cue(1, null, 'is enough?'),
      cue(2, 'Meera', 'Tell me.'),
      cue(3, 'Arun', 'कम।'),
      cue(4, 'Arun', 'Less.'),
    ]),
  ).toEqual([
    { at: 0, speaker: 'Meera', text: 'How much homework is enough?' },
    { at: 2, speaker: null, text: 'Tell me.' },
    { at: 3, speaker: 'Arun', text: 'कम।' },
    { at: 4, speaker: null, text: 'Less.' },
  ])
})
