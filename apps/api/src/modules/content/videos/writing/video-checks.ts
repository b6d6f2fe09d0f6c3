import type { Db } from '../../../../db/connect.ts'
import type { StoredFinding } from '../../../../db/schema/index.ts'
import { plainText } from '../../../platform/text/plain-text.ts'
import { findingsInText } from '../../../trust/cases/text-findings.ts'
import type { ReviewedTextsRepository } from '../../review/reviewed-texts.repository.ts'
import type { ShinglesRepository } from '../../review/shingles.repository.ts'
import { copiedShare, overlapOf, shinglesOf } from '../../review/shingles.ts'
import { transcriptText } from '../captions/transcript.ts'
import type { VideoRevisionRow } from './own-videos.repository.ts'
import { pathOfFile } from './video-fields.ts'

export type VideoChecks = ReturnType<typeof createVideoChecks>

interface VideoChecksDeps {
  readonly texts: ReviewedTextsRepository
  readonly shingles: ShinglesRepository
}

interface CheckedVideo {
  readonly id: number
  readonly authorId: number
  /** The version that readers see; undefined if nothing was approved. */
  readonly approved: VideoRevisionRow | undefined
}

/** A revision's spoken text, which is compared with other texts. */
type Spoken = Pick<VideoRevisionRow, 'transcript'>

/** The share of an approved transcript that an edit has to keep to be an edit of it, from 0 to 1. */
const keptShare = 0.5

const spokenShingles = ({ transcript }: Spoken) => shinglesOf(transcriptText(transcript))

/** Everything that a revision says in words. */
const wordsOf = ({ title, summary, descriptionHtml, transcript }: VideoRevisionRow) =>
  [title, summary, plainText(descriptionHtml ?? ''), transcriptText(transcript)].join(' ')

/** The checks of a video that is submitted. Reviewers decide; the checks only point at things. */
export function createVideoChecks({ texts, shingles }: VideoChecksDeps) {
  return {
    /** Whether the words name a school or store that the author works for. */
    async isByProvider(tx: Db, authorId: number, revision: VideoRevisionRow): Promise<boolean> {
      const words = wordsOf(revision).toLowerCase()
      const names = await texts.listingNames(tx, authorId)
      return names.some((name) => name.trim() !== '' && words.includes(name.trim().toLowerCase()))
    },

    /** Whether readers would see another file than the approved one. */
    isOtherVideo: (approved: VideoRevisionRow, revision: VideoRevisionRow): boolean =>
      pathOfFile(approved) !== pathOfFile(revision),

    async run(
      tx: Db,
      { id, authorId, approved }: CheckedVideo,
      revision: VideoRevisionRow,
    ): Promise<StoredFinding[]> {
      const hashes = spokenShingles(revision)
      const copy = await shingles.mostAlike(tx, { kind: 'video', id }, hashes)
      const isByProvider = await this.isByProvider(tx, authorId, revision)
      const kept = approved && overlapOf(spokenShingles(approved), hashes)
      const finding = (code: string, field: string, excerpt: string | null, amount = 0) => ({
        code,
        field,
        excerpt,
        amount: amount === 0 ? null : amount,
      })
      const known = approved ? wordsOf(approved) : ''
      const found = findingsInText(wordsOf(revision)).filter(
        ({ excerpt }) => !known.includes(excerpt),
      )
      return [
        ...found.map(({ code, excerpt }) => finding(code, 'body', excerpt)),
        ...(copy && copy.share > copiedShare
          ? [finding('copied_text', 'body', null, Math.round(copy.share * 100))]
          : []),
        ...(isByProvider ? [finding('own_listing', 'body', null)] : []),
        ...(kept !== undefined &&
        spokenShingles(approved ?? revision).length > 0 &&
        kept < keptShare
          ? [finding('other_text', 'body', null, Math.round((1 - kept) * 100))]
          : []),
      ]
    },

    /** The public text that shares most with a revision, if that is more than 30 %. */
    async copiedFrom(tx: Db, id: number, revision: Spoken) {
      const copy = await shingles.mostAlike(tx, { kind: 'video', id }, spokenShingles(revision))
      if (!copy || copy.share <= copiedShare) return null
      const named = await texts.titleOf(copy.kind, copy.id, tx)
      if (!named) return null
      return { kind: copy.kind, id: copy.id, ...named, percent: Math.round(copy.share * 100) }
    },

    /** Remembers the texts of videos that readers see now. */
    remember: (tx: Db, videos: readonly (Spoken & { readonly id: number })[]) =>
      shingles.store(
        tx,
        'video',
        videos.map(({ id, ...spoken }) => ({ id, hashes: spokenShingles(spoken) })),
      ),
  }
}
