import type { Db } from '../../../../db/connect.ts'
import type { StoredFinding } from '../../../../db/schema/index.ts'
import { plainText } from '../../../platform/text/plain-text.ts'
import { findingsIn } from '../../../trust/cases/findings.ts'
import { hostsIn } from '../../review/link-rules.ts'
import type { ReviewedTextsRepository } from '../../review/reviewed-texts.repository.ts'
import type { ShinglesRepository } from '../../review/shingles.repository.ts'
import { copiedShare, overlapOf, shinglesOf } from '../../review/shingles.ts'
import type { BlogChecksRepository } from './blog-checks.repository.ts'
import type { RevisionRow } from './own-blogs.repository.ts'

export type BlogChecks = ReturnType<typeof createBlogChecks>

interface BlogChecksDeps {
  readonly repository: BlogChecksRepository
  readonly texts: ReviewedTextsRepository
  readonly shingles: ShinglesRepository
}

interface CheckedBlog {
  readonly id: number
  readonly authorId: number
  /** The version that readers see; undefined if nothing was approved. */
  readonly approved: RevisionRow | undefined
}

/** The share of an approved text that an edit has to keep to be an edit of it, from 0 to 1. */
const keptShare = 0.5

/** The checks of a blog that is submitted. Reviewers decide; the checks only point at things. */
export function createBlogChecks({ repository, texts, shingles }: BlogChecksDeps) {
  return {
    /** Whether the text names a school or store that its author works for. */
    async isByProvider(tx: Db, authorId: number, revision: RevisionRow): Promise<boolean> {
      const text = `${revision.title} ${plainText(revision.bodyHtml)}`.toLowerCase()
      const names = await texts.listingNames(tx, authorId)
      return names.some((name) => name.trim() !== '' && text.includes(name.trim().toLowerCase()))
    },

    async run(
      tx: Db,
      { id, authorId, approved }: CheckedBlog,
      revision: RevisionRow,
    ): Promise<StoredFinding[]> {
      const hashes = shinglesOf(plainText(revision.bodyHtml))
      const hosts = await repository.sharedHosts(tx, hostsIn(revision.bodyHtml))
      const copy = await shingles.mostAlike(tx, { kind: 'blog', id }, hashes)
      const isByProvider = await this.isByProvider(tx, authorId, revision)
      const kept = approved && overlapOf(shinglesOf(plainText(approved.bodyHtml)), hashes)
      const finding = (code: string, excerpt: string | null, amount: number | null = null) => ({
        code,
        field: 'body',
        excerpt,
        amount,
      })
      return [
        ...findingsIn([{ field: 'title', before: approved?.title ?? null, after: revision.title }]),
        ...hosts.map((host) => finding('shared_link', host)),
        ...(copy && copy.share > copiedShare
          ? [finding('copied_text', null, Math.round(copy.share * 100))]
          : []),
        ...(isByProvider ? [finding('own_listing', null)] : []),
        ...(kept !== undefined && kept < keptShare
          ? [finding('other_text', null, Math.round((1 - kept) * 100))]
          : []),
      ]
    },

    /** The public text that shares most with a revision, if that is more than 30 %. */
    async copiedFrom(tx: Db, id: number, revision: RevisionRow) {
      const hashes = shinglesOf(plainText(revision.bodyHtml))
      const copy = await shingles.mostAlike(tx, { kind: 'blog', id }, hashes)
      if (!copy || copy.share <= copiedShare) return null
      const named = await texts.titleOf(copy.kind, copy.id, tx)
      if (!named) return null
      return { kind: copy.kind, id: copy.id, ...named, percent: Math.round(copy.share * 100) }
    },

    /** Remembers the texts that readers see now. */
    remember: (tx: Db, texts: readonly { readonly id: number; readonly bodyHtml: string }[]) =>
      shingles.store(
        tx,
        'blog',
        texts.map(({ id, bodyHtml }) => ({ id, hashes: shinglesOf(plainText(bodyHtml)) })),
      ),
  }
}
