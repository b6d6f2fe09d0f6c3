import { unreviewedFlag } from '../../catalogue/visibility/unreviewed.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import { cleanHtml } from '../../platform/rich-text/clean-html.ts'
import type { VideoRow, VideoSummaryRow } from './videos.repository.ts'

/** The contract's `VideoSummary`. */
export function toVideoSummary(row: VideoSummaryRow, images: Images) {
  return {
    id: row.id,
    url: row.url,
    kind: row.kind,
    title: row.title,
    summary: row.summary,
    poster: posterOf(row, images),
    duration_seconds: row.durationSeconds,
    speakers: row.speakers,
    school_name: row.schoolName,
    closes_on: row.closesOn,
    is_closed: row.isClosed,
    published_at: row.publishedAt.toISOString(),
    is_featured: row.isFeatured,
  }
}

/** The contract's `Video` without its school and related videos. */
export function toVideoPage(row: VideoRow, images: Images) {
  return {
    id: row.id,
    url: row.url,
    kind: row.kind,
    title: row.title,
    summary: row.summary,
    ...unreviewedFlag(row),
    description: row.descriptionHtml === null ? null : cleanHtml(row.descriptionHtml),
    poster: posterOf(row, images),
    sources: row.sources.map(({ path, type }) => ({ url: images.file(path), type })),
    captions: row.captions.map(({ path, ...rest }) => ({ url: images.file(path), ...rest })),
    transcript: row.transcript,
    duration_seconds: row.durationSeconds,
    has_sound: row.hasSound,
    speakers: row.speakers,
    contest: contestOf(row),
    has_comments: row.kind === 'discussion' && row.hasComments,
    is_by_provider: row.isByProvider,
    has_synthetic_media: row.hasSyntheticMedia,
    published_at: row.publishedAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** The poster of a video, or a placeholder with its title. */
export const posterOf = (
  { title, poster }: { readonly title: string; readonly poster: string | null },
  images: Images,
) => images.cover({ name: title, files: poster === null ? [] : [poster] })

/** The contract's `Contest`; null for other kinds of video. */
function contestOf({ rulesHtml, entryHtml, closesOn, winners }: VideoRow) {
  if (rulesHtml === null || entryHtml === null || closesOn === null) return null
  return {
    rules: cleanHtml(rulesHtml),
    entry: cleanHtml(entryHtml),
    closes_on: closesOn,
    winners: winners.map((winner) => ({ ...winner, images: [] })),
    info: null,
  }
}
