import type { VideoReview } from '@edbazaar/api-client'
import { drawnImage, http } from '@edbazaar/api-client/testing'

const fields: VideoReview['latest']['fields'] = {
  title: 'How much homework is enough?',
  summary: 'Two parents compare what their children bring home.',
  description: 'Recorded at a meeting of parents.',
  file: '/media/videos/v1/homework.mp4',
  poster: null,
  speakers: [{ name: 'Meera Das', role: 'Parent' }],
  school_id: null,
  captions: [{ language: 'en', text: 'WEBVTT\n\n00:00.000 --> 00:02.000\nAn hour?\n' }],
  url: null,
  publish_at: null,
  pupils: 'agreed',
  has_synthetic_media: false,
}

const latest: VideoReview['latest'] = {
  n: 2,
  saved_at: '2026-11-18T13:10:00.000Z',
  fields,
  poster: drawnImage,
  sources: [{ url: '/media/videos/v1/homework.mp4', type: 'video/mp4' }],
  duration_seconds: 47,
  has_sound: true,
  transcript: [
    { at: 0, speaker: 'Meera Das', text: 'An hour?' },
    { at: 12, speaker: null, text: 'The best school gives none.' },
  ],
}

/** An edit of a public video, which waits for a decision. */
export const sampleReview = (given: Partial<VideoReview> = {}): VideoReview => ({
  id: 7,
  revision: 6,
  kind: 'discussion',
  status: 'review',
  url: 'how-much-homework-is-enough',
  moderation: 'approved',
  is_public: true,
  is_featured: false,
  has_comments: true,
  published_at: '2026-10-03T05:00:00.000Z',
  author_id: 1,
  author_name: 'Meera Iyer',
  school_name: null,
  approved_videos: 1,
  latest,
  approved: {
    ...latest,
    n: 1,
    fields: { ...fields, title: 'Homework' },
    transcript: [{ at: 0, speaker: 'Meera Das', text: 'An hour?' }],
  },
  copied_from: null,
  case: {
    id: 31,
    revision: 2,
    is_own: false,
    findings: [{ code: 'own_listing', field: 'body', excerpt: null, amount: null }],
  },
  remarks: [],
  events: [],
  ...given,
})

/** Mock responses for a review. */
export const reviewCalls = (review: VideoReview = sampleReview()) => [
  http.get('/admin/videos/{id}', ({ response }) => response(200).json(review)),
]
