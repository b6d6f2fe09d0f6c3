import type { Schema } from '../../../../contract/operations.ts'
import type { Images } from '../../../platform/images/image-urls.ts'
import { cleanBlogHtml } from '../../../platform/rich-text/clean-html.ts'
import type { BlogRecord, RevisionRow, RevisionText } from './own-blogs.repository.ts'

export type BlogFields = Schema<'BlogFields'>

/** The stored form of what an author sends: clean, trimmed, with paths instead of URLs. */
export const textOf = (fields: BlogFields, images: Images): RevisionText => ({
  url: fields.url,
  title: fields.title.trim(),
  summary: fields.summary.trim(),
  topic: fields.topic,
  tags: tagsOf(fields.tags),
  cover: fields.cover === null ? null : images.pathOf(fields.cover),
  bodyHtml: cleanBlogHtml(fields.body, {
    pathOf: images.pathOf,
    attributesOf: (src) => ({ src }),
  }),
  isByProvider: fields.is_by_provider,
  hasSyntheticMedia: fields.has_synthetic_media,
})

const storedPath = (path: string) => path

/** Stored HTML as the editor shows it. */
const editedHtml = (html: string, images: Images): string =>
  cleanBlogHtml(html, { pathOf: storedPath, attributesOf: (path) => ({ src: images.file(path) }) })

/** Stored HTML as readers see it: with the sizes of its images. */
export const shownHtml = (html: string, images: Images): string =>
  cleanBlogHtml(html, {
    pathOf: storedPath,
    attributesOf(path) {
      const { url, width, height, variants } = images.one(path)
      const all = [...variants, { url, width }]
      const srcset = all.map((each) => `${each.url} ${each.width}w`).join(', ')
      return { src: url, srcset, width: String(width), height: String(height) }
    },
  })

/** Trimmed, each once whatever its case. */
function tagsOf(tags: readonly string[]): string[] {
  const byName = new Map<string, string>()
  for (const tag of tags) {
    const name = tag.trim().replace(/^#/, '')
    if (name !== '' && !byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), name)
  }
  return [...byName.values()]
}

/** The fields that the author edits, from their stored form. */
export const fieldsOf = (
  revision: RevisionRow,
  { publishAt }: Pick<BlogRecord, 'publishAt'>,
  images: Images,
): BlogFields => ({
  title: revision.title,
  summary: revision.summary,
  topic: revision.topic,
  tags: revision.tags,
  cover: revision.cover === null ? null : images.file(revision.cover),
  body: editedHtml(revision.bodyHtml, images),
  url: revision.url,
  publish_at: publishAt?.toISOString() ?? null,
  is_by_provider: revision.isByProvider,
  has_synthetic_media: revision.hasSyntheticMedia,
})

const columns = [
  'url',
  'title',
  'summary',
  'topic',
  'tags',
  'cover',
  'bodyHtml',
  'isByProvider',
  'hasSyntheticMedia',
] as const satisfies readonly (keyof RevisionText)[]

/** Only the columns that the author writes. */
export const textColumns = (revision: RevisionRow): RevisionText => {
  const { url, title, summary, topic, tags, cover, bodyHtml, isByProvider, hasSyntheticMedia } =
    revision
  return { url, title, summary, topic, tags, cover, bodyHtml, isByProvider, hasSyntheticMedia }
}

/** Whether two texts are the same. */
export const isSameText = (one: RevisionText, other: RevisionText): boolean =>
  columns.every((column) => JSON.stringify(one[column]) === JSON.stringify(other[column]))

/** The paths of all images of a text. */
export const imagesOf = ({ cover, bodyHtml }: Pick<RevisionText, 'cover' | 'bodyHtml'>): string[] =>
  [
    ...(cover === null ? [] : [cover]),
    ...[...bodyHtml.matchAll(/<img\s[^>]*?src="([^"]*)"/g)].map(([, src = '']) => src),
  ].filter((path, index, all) => all.indexOf(path) === index)

/** Number of images without alt text. */
export const imagesWithoutAlt = (html: string): number =>
  (html.match(/<img\b[^>]*>/g) ?? []).filter((tag) => !/\salt="\s*[^"\s]/.test(tag)).length
