import type { NotTakenReason } from '../../../../db/schema/index.ts'

const sentences: Readonly<Record<Exclude<NotTakenReason, 'other'>, string>> = {
  qualification: 'They needed a qualification that your application does not show.',
  experience: 'They needed more experience, or experience with other classes.',
  subject: 'They needed someone who also teaches another subject.',
  demo_lesson: 'Another applicant’s demo lesson was a closer match.',
  interview: 'Another applicant’s interview was a closer match.',
  pay: 'Your expected pay is above what they can offer.',
  start_date: 'They needed someone who can start on another date.',
  place_filled: 'The post has been filled.',
}

/** The reason why an application was not taken forward, for the applicant. */
export const reasonSentences = (
  codes: readonly NotTakenReason[],
  text: string | null,
): string[] => [
  ...codes.filter((code) => code !== 'other').map((code) => sentences[code]),
  ...(text === null ? [] : [`They also write: ${text}`]),
]
