import { AppError, type FieldError } from '../../../../app-error.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { CaptionTrack } from '../../../../db/schema/index.ts'
import type { Images } from '../../../platform/images/image-urls.ts'
import { paragraphsHtml, paragraphsText } from '../../review/paragraphs.ts'
import { transcriptOf } from '../captions/transcript.ts'
import { captionsFile, parseCaptions } from '../captions/web-vtt.ts'
import type { CheckedFile } from '../uploading/checked-file.ts'
import type { VideoContent, VideoRevisionRow } from './own-videos.repository.ts'
import type { VideoRecord } from './video-record.ts'

export type VideoFields = Schema<'VideoFields'>

/** The file of a revision: the video, its length and whether it has sound. */
export type RevisionFile = Pick<VideoContent, 'sources' | 'durationSeconds' | 'hasSound'>

/** A revision without a file. */
export const noFile: RevisionFile = { sources: [], durationSeconds: 0, hasSound: true }

export const fileOf = ({ path, mime, durationSeconds, hasSound }: CheckedFile): RevisionFile => ({
  sources: [{ path, type: mime }],
  durationSeconds,
  hasSound,
})

export const pathOfFile = ({ sources }: Pick<RevisionFile, 'sources'>): string | null =>
  sources[0]?.path ?? null

/** Names of the languages in the menu of captions. */
const languageNames: Readonly<Record<VideoFields['captions'][number]['language'], string>> = {
  en: 'English',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  gu: 'ગુજરાતી',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
  mr: 'मराठी',
  or: 'ଓଡ଼ିଆ',
  pa: 'ਪੰਜਾਬੀ',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  ur: 'اردو',
}

/** The stored form of what an author sends. Throws `invalid_request`, with the lines of captions. */
export function contentOf(fields: VideoFields, file: RevisionFile, images: Images): VideoContent {
  const seconds = file.durationSeconds === 0 ? null : file.durationSeconds
  const { captions, transcript } = captionsOf(fields.captions, seconds)
  return {
    url: fields.url,
    title: fields.title.trim(),
    summary: fields.summary.trim(),
    descriptionHtml: paragraphsHtml(fields.description.trim()),
    poster: fields.poster === null ? null : images.pathOf(fields.poster),
    ...file,
    captions,
    transcript,
    speakers: fields.speakers.map(({ name, role }) => ({
      name: name.trim(),
      role: role?.trim() || null,
    })),
    schoolId: fields.school_id,
    pupils: fields.pupils,
    isByProvider: false,
    hasSyntheticMedia: fields.has_synthetic_media,
  }
}

/** The first captions are also the transcript. */
function captionsOf(
  written: VideoFields['captions'],
  seconds: number | null,
): Pick<VideoContent, 'captions' | 'transcript'> {
  const errors: FieldError[] = []
  const parsed = written.map(({ text }) => parseCaptions(text, seconds))
  for (const [index, { problems }] of parsed.entries())
    for (const { line, msg } of problems)
      errors.push({ field: `captions.${index}.text`, msg: `Line ${line}: ${msg}` })
  const languages = written.map(({ language }) => language)
  for (const [index, language] of languages.entries())
    if (languages.indexOf(language) < index)
      errors.push({
        field: `captions.${index}.language`,
        msg: 'There are already captions in this language. Choose another.',
      })
  const [first] = errors
  if (first) throw new AppError('invalid_request', first.msg, errors)
  const captions = written.map(
    ({ language, text }, index): CaptionTrack => ({
      language,
      label: languageNames[language],
      text,
      file: captionsFile(parsed[index]?.cues ?? []),
    }),
  )
  return { captions, transcript: transcriptOf(parsed[0]?.cues ?? []) }
}

/** The fields that the author edits, from their stored form. */
export function fieldsOf(
  revision: VideoRevisionRow,
  { publishAt }: Pick<VideoRecord, 'publishAt'>,
  images: Images,
): VideoFields {
  const path = pathOfFile(revision)
  return {
    title: revision.title,
    summary: revision.summary,
    description: paragraphsText(revision.descriptionHtml),
    file: path === null ? null : images.file(path),
    poster: revision.poster === null ? null : images.file(revision.poster),
    speakers: revision.speakers,
    school_id: revision.schoolId,
    captions: revision.captions.map(({ language, text }) => ({
      language: language as VideoFields['captions'][number]['language'],
      text,
    })),
    url: revision.url,
    publish_at: publishAt?.toISOString() ?? null,
    pupils: revision.pupils,
    has_synthetic_media: revision.hasSyntheticMedia,
  }
}

/** Only the columns that the author writes. */
export function contentColumns(revision: VideoRevisionRow): VideoContent {
  const {
    id: _,
    videoId: __,
    n: ___,
    isKept: ____,
    savedBy: _____,
    startedAt: ______,
    savedAt: _______,
    ...content
  } = revision
  return content
}

const compared = [
  'url',
  'title',
  'summary',
  'descriptionHtml',
  'poster',
  'sources',
  'captions',
  'speakers',
  'schoolId',
  'pupils',
  'hasSyntheticMedia',
] as const satisfies readonly (keyof VideoContent)[]

/** Whether two revisions are the same for their author. */
export const isSameContent = (one: VideoContent, other: VideoContent): boolean =>
  compared.every((column) => ordered(one[column]) === ordered(other[column]))

/** JSON whose keys are in order, as those from the database are not. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )

/** The paths of the files that a revision shows. */
export const filesOf = ({
  sources,
  poster,
}: Pick<VideoContent, 'sources' | 'poster'>): string[] => [
  ...sources.map(({ path }) => path),
  ...(poster === null ? [] : [poster]),
]
