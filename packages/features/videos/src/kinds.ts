import type { VideoKind } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-platform'

/** The URL segment of each kind. */
const segments = {
  discussion: 'discussions',
  contest: 'contests',
  principal_talk: 'principal-talks',
} as const satisfies Record<VideoKind, string>

/** The kinds in display order. */
export const kinds = ['discussion', 'contest', 'principal_talk'] as const satisfies VideoKind[]

/** The kind of a URL segment, such as `principal-talks`; null if it is unknown. */
export function kindOf(segment: string | undefined): VideoKind | null {
  return kinds.find((kind) => segments[kind] === segment) ?? null
}

const listPaths = {
  discussion: paths.discussions,
  contest: paths.contests,
  principal_talk: paths.principalTalks,
} as const satisfies Record<VideoKind, string>

const videoPaths = {
  discussion: paths.discussion,
  contest: paths.contest,
  principal_talk: paths.principalTalk,
} as const satisfies Record<VideoKind, (url: string) => string>

/** The path of a kind's grid. */
export const kindPath = (kind: VideoKind) => listPaths[kind]

export const videoPath = ({ kind, url }: { kind: VideoKind; url: string }) => videoPaths[kind](url)
