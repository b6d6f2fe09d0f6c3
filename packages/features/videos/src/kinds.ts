import type { VideoKind } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'

/** The kinds in the order of their shelves, with their place in addresses. */
const segments = {
  discussion: 'discussions',
  contest: 'contests',
  principal_talk: 'principal-talks',
} as const satisfies Record<VideoKind, string>

export const kinds = ['discussion', 'contest', 'principal_talk'] as const satisfies VideoKind[]

/** The kind that an address names, such as `principal-talks`; null for any other word. */
export function kindOf(segment: string | undefined): VideoKind | null {
  return kinds.find((kind) => segments[kind] === segment) ?? null
}

const lists = {
  discussion: paths.discussions,
  contest: paths.contests,
  principal_talk: paths.principalTalks,
} as const satisfies Record<VideoKind, string>

const pages = {
  discussion: paths.discussion,
  contest: paths.contest,
  principal_talk: paths.principalTalk,
} as const satisfies Record<VideoKind, (url: string) => string>

/** The address of one page of a kind's grid. */
export const kindPath = (kind: VideoKind, page = 1) =>
  page === 1 ? lists[kind] : `${lists[kind]}?page=${page}`

export const videoPath = ({ kind, url }: { kind: VideoKind; url: string }) => pages[kind](url)
