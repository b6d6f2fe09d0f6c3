import type { Bookmark, BookmarkIds, BookmarkList, MyBlogList } from '../generated/schema'
import { drawnImage, schoolSummary } from './school-fixtures'

/** A bookmarked school without a note. */
export function bookmark(differences: Partial<Bookmark> = {}): Bookmark {
  const school = schoolSummary()
  return {
    kind: 'school',
    id: school.id,
    note: null,
    created_at: '2026-11-18T09:30:00.000Z',
    school,
    ...differences,
  }
}

/** A page with one bookmarked school. */
export function bookmarkList(differences: Partial<BookmarkList> = {}): BookmarkList {
  return {
    data: [bookmark()],
    unavailable: [],
    counts: { school: 1, product: 0, job: 0, blog: 0 },
    total: 1,
    page: 1,
    per_page: 20,
    totalPages: 1,
    ...differences,
  }
}

/** No bookmarks by default. */
export function bookmarkIds(differences: Partial<BookmarkIds> = {}): BookmarkIds {
  return { school: [], product: [], job: [], blog: [], ...differences }
}

/** A draft and a published blog. */
export function myBlogList(differences: Partial<MyBlogList> = {}): MyBlogList {
  const shared = {
    summary: '',
    topic: 'fees',
    image: drawnImage,
    open_comments: 0,
    publish_at: null,
  } as const
  const updated_at = '2026-11-18T09:30:00.000Z'
  return {
    data: [
      {
        ...shared,
        id: 1,
        url: 'fee-sheet',
        title: 'Reading a fee sheet',
        status: 'published',
        is_public: true,
        published_at: '2026-01-10T06:00:00.000Z',
        updated_at,
      },
      {
        ...shared,
        id: 2,
        url: 'hidden-fees',
        title: 'Hidden fees',
        status: 'draft',
        is_public: false,
        published_at: null,
        updated_at,
      },
    ],
    counts: { draft: 1, review: 0, published: 1, changes: 0, removed: 0 },
    total: 2,
    page: 1,
    per_page: 20,
    totalPages: 1,
    ...differences,
  }
}
