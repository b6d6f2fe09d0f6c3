/** A caption: its times in seconds, and its text. */
export interface Cue {
  readonly from: number
  readonly to: number
  readonly speaker: string | null
  readonly text: string
}

interface CaptionProblem {
  /** From 1. */
  readonly line: number
  readonly msg: string
}

export interface ParsedCaptions {
  readonly cues: readonly Cue[]
  readonly problems: readonly CaptionProblem[]
}

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t].*)?$`)
const exampleTiming = '00:00:01.000 --> 00:00:04.000'
/** Seconds by which captions may outlast their video. */
const tolerance = 1

/** Problems that an author can work with at once. */
const maxProblems = 10

/**
 * Reads WebVTT. Each problem says in which line it is and what to write instead. `seconds` is the length of
 * the video; null if it is not known.
 */
export function parseCaptions(source: string, seconds: number | null): ParsedCaptions {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const hasHeader = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')
  const cues: Cue[] = []
  const problems = hasHeader ? [] : [problemAt(0, 'The first line must be WEBVTT.')]
  const blocks = blocksOf(lines).filter(({ start }) => start > 0 || !hasHeader)
  for (const block of blocks) {
    if (/^(NOTE|STYLE|REGION)(?:[ \t]|$)/.test(block.lines[0] ?? '')) continue
    const read = readBlock(block)
    if ('msg' in read) problems.push(read)
    else {
      problems.push(...placeProblems(read, cues.at(-1), seconds))
      cues.push(read.cue)
    }
  }
  if (cues.length === 0 && problems.length === 0)
    problems.push(
      problemAt(
        0,
        `There are no captions. Write a time such as ${exampleTiming}, and the words below it.`,
      ),
    )
  return { cues, problems: problems.slice(0, maxProblems) }
}

/** `index` is that of the line, from 0. */
const problemAt = (index: number, msg: string): CaptionProblem => ({ line: index + 1, msg })

interface Block {
  /** The index of its first line. */
  readonly start: number
  readonly lines: readonly string[]
}

/** The blocks between empty lines. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let open: { start: number; lines: string[] } | null = null
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') open = null
    else if (open) open.lines.push(line)
    else {
      open = { start: index, lines: [line] }
      blocks.push(open)
    }
  }
  return blocks
}

interface ReadCue {
  readonly cue: Cue
  /** The index of the line with its time. */
  readonly index: number
}

/** A block is a time with text below it, and may begin with a name. */
function readBlock({ start, lines }: Block): ReadCue | CaptionProblem {
  const [first = '', second = ''] = lines
  const offset = !first.includes('-->') && second.includes('-->') ? 1 : 0
  const index = start + offset
  const written = (lines[offset] ?? '').trim()
  const found = timing.exec(written)
  if (!found) return problemAt(index, timeProblem(written))
  const [from, to] = [secondsOf(found.slice(1, 5)), secondsOf(found.slice(5, 9))]
  if (to <= from) return problemAt(index, 'This caption ends before it starts.')
  const spoken = lines.slice(offset + 1)
  const nested = spoken.findIndex((line) => line.includes('-->'))
  if (nested >= 0)
    return problemAt(index + 1 + nested, 'Leave an empty line before the time of the next caption.')
  const { speaker, text } = payloadOf(spoken)
  if (text === '')
    return problemAt(index, 'This caption has no words. Write them on the next line.')
  return { cue: { from, to, speaker, text }, index }
}

function timeProblem(written: string): string {
  if (!written.includes('-->'))
    return `A time is missing here. Write a line such as ${exampleTiming} first.`
  if (/\d,\d{3}/.test(written)) return `Use a full stop before the milliseconds: ${exampleTiming}.`
  return `This is not a time. Write it as ${exampleTiming}.`
}

/** The errors in the place of a caption among the others and in the video. */
function placeProblems(
  { cue, index }: ReadCue,
  previous: Cue | undefined,
  seconds: number | null,
): CaptionProblem[] {
  const problems: CaptionProblem[] = []
  if (previous && cue.from < previous.from)
    problems.push(
      problemAt(index, 'This caption starts before the one above it. Put them in order.'),
    )
  if (seconds !== null && cue.to > seconds + tolerance)
    problems.push(
      problemAt(index, `This caption ends after the video, which is ${clockOf(seconds)} long.`),
    )
  return problems
}

const secondsOf = ([hours, minutes, seconds, milliseconds]: readonly (string | undefined)[]) =>
  Number(hours ?? 0) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(milliseconds) / 1_000

const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
}

/** The words without tags; the speaker is in a tag such as `<v Meera Das>`. */
function payloadOf(lines: readonly string[]): Pick<Cue, 'speaker' | 'text'> {
  const written = lines.join(' ')
  const speaker = /<v(?:\.[^\s>]*)?[ \t]+([^>]+)>/.exec(written)?.[1]?.trim() || null
  const text = plain(written)
  return { speaker: speaker === null ? null : plain(speaker), text }
}

const plain = (written: string) =>
  written
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\s+/g, ' ')
    .trim()

/** The file that readers load: only times, speakers and words, whatever the author wrote. */
export const captionsFile = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(cueText)].join('\n\n').concat('\n')

function cueText({ from, to, speaker, text }: Cue): string {
  const voice = speaker === null ? '' : `<v ${escaped(speaker)}>`
  return `${stamp(from)} --> ${stamp(to)}\n${voice}${escaped(text)}`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function stamp(seconds: number): string {
  const total = Math.round(seconds * 1_000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const milliseconds = String(total % 1_000).padStart(3, '0')
  return `${two(total / 3_600_000)}:${two((total / 60_000) % 60)}:${two((total / 1_000) % 60)}.${milliseconds}`
}
