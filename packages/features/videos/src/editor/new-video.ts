import type { OwnVideo } from '@edbazaar/api-client'

/** The id of a video that the server does not have yet. */
const newId = 0

/** Whether nothing was entered yet, so that there is no draft. */
export const isNewVideo = ({ id }: Pick<OwnVideo, 'id'>): boolean => id === newId

/** The kinds of videos that an author can start. */
export type NewVideoKind = 'discussion' | 'principal_talk'

/** The kind of a new video in the query of its URL. */
export const newVideoKind = (search: URLSearchParams): NewVideoKind =>
  search.get('kind') === 'principal_talk' ? 'principal_talk' : 'discussion'

/** A video without content, which becomes a draft on the server with the first thing entered. */
export const newVideo = (kind: NewVideoKind): OwnVideo => ({
  id: newId,
  revision: 0,
  kind,
  status: 'draft',
  status_since: new Date().toISOString(),
  url: '',
  latest: {
    n: 0,
    saved_at: new Date().toISOString(),
    fields: {
      title: '',
      summary: '',
      description: '',
      file: null,
      poster: null,
      speakers: [],
      school_id: null,
      captions: [],
      url: null,
      publish_at: null,
      pupils: null,
      has_synthetic_media: false,
    },
    poster: {
      url: '',
      width: 960,
      height: 640,
      variants: [],
      formats: [],
      placeholder: null,
      caption: null,
      is_drawn: true,
    },
    sources: [],
    duration_seconds: 0,
    has_sound: false,
    transcript: [],
  },
  is_public: false,
  has_comments: true,
  are_comments_locked: false,
  published_at: null,
  moderation: 'approved',
  author_name: '',
  schools: [],
  remarks: [],
  events: [],
})
