import type { OwnBlog } from '@edbazaar/api-client'

/** The id of a blog that the server does not have yet. */
const newId = 0

/** Whether nothing was typed yet, so that there is no draft. */
export const isNewBlog = ({ id }: Pick<OwnBlog, 'id'>): boolean => id === newId

/** A blog without text, which becomes a draft on the server with the first thing typed. */
export const newBlog = (): OwnBlog => ({
  id: newId,
  revision: 0,
  status: 'draft',
  status_since: new Date().toISOString(),
  n: 0,
  url: '',
  fields: {
    title: '',
    summary: '',
    topic: 'learning',
    tags: [],
    cover: null,
    body: '',
    url: null,
    publish_at: null,
    is_by_provider: false,
    has_synthetic_media: false,
  },
  image: {
    url: '',
    width: 960,
    height: 640,
    variants: [],
    formats: [],
    placeholder: null,
    caption: null,
    is_drawn: true,
  },
  words: 0,
  saved_at: new Date().toISOString(),
  is_public: false,
  published_at: null,
  approved: null,
  moderation: 'approved',
  author: { name: '', note: null },
  links: { count: 0, max: null },
  comments: [],
  events: [],
  revisions: [],
})
