import type { OwnVideo } from '@edbazaar/api-client'
import { drawnImage, http } from '@edbazaar/api-client/testing'

const fields: OwnVideo['latest']['fields'] = {
  title: 'How much homework is enough?',
  summary: 'Two parents compare what their children bring home.',
  description: 'Recorded at a meeting of parents.',
  file: '/media/videos/v1/homework.mp4',
  poster: null,
  speakers: [{ name: 'Meera Das', role: 'Parent' }],
  school_id: null,
  captions: [
    { language: 'en', text: 'WEBVTT\n\n00:00.000 --> 00:02.000\n<v Meera Das>An hour?\n' },
  ],
  url: null,
  publish_at: null,
  pupils: 'none',
  has_synthetic_media: false,
}

const latest: OwnVideo['latest'] = {
  n: 1,
  saved_at: '2026-11-20T05:11:00.000Z',
  fields,
  poster: drawnImage,
  sources: [{ url: '/media/videos/v1/homework.mp4', type: 'video/mp4' }],
  duration_seconds: 47,
  has_sound: true,
  transcript: [{ at: 0, speaker: 'Meera Das', text: 'An hour?' }],
}

/** A draft that is ready to be submitted. */
export const sampleVideo = (given: Partial<OwnVideo> = {}): OwnVideo => ({
  id: 7,
  revision: 4,
  kind: 'discussion',
  status: 'draft',
  status_since: '2026-11-14T05:00:00.000Z',
  url: 'how-much-homework-is-enough',
  latest,
  is_public: false,
  has_comments: true,
  are_comments_locked: false,
  published_at: null,
  moderation: 'approved',
  author_name: 'Meera Iyer',
  schools: [],
  remarks: [],
  events: [
    {
      from: null,
      to: 'draft',
      actor: 'author',
      name: 'Meera Iyer',
      reason_code: null,
      note: null,
      at: '2026-11-14T05:00:00.000Z',
    },
  ],
  ...given,
})

/** A principal talk without any content yet. */
export const emptyTalk = (): OwnVideo =>
  sampleVideo({
    kind: 'principal_talk',
    schools: [{ id: 12, name: 'Kaveri Vidyashram', city: 'Mysuru' }],
    latest: {
      ...latest,
      sources: [],
      duration_seconds: 0,
      transcript: [],
      fields: {
        ...fields,
        title: '',
        summary: '',
        description: '',
        file: null,
        speakers: [],
        captions: [],
        pupils: null,
      },
    },
  })

/** A video that a reviewer has asked to change, while its first version is public. */
export const askedVideo = (): OwnVideo =>
  sampleVideo({
    status: 'changes',
    is_public: true,
    published_at: '2026-10-03T05:00:00.000Z',
    events: [
      ...sampleVideo().events,
      {
        from: 'review',
        to: 'changes',
        actor: 'admin',
        name: 'Anita Rao',
        reason_code: 'wording',
        note: 'Nearly there.',
        at: '2026-11-19T10:44:00.000Z',
      },
    ],
    remarks: [
      {
        id: 3,
        n: 1,
        at_seconds: 12.5,
        text: 'Blur the name on the blackboard.',
        name: 'Anita Rao',
        sent_at: '2026-11-19T10:44:00.000Z',
        resolved_at: null,
        at: '2026-11-19T10:40:00.000Z',
      },
    ],
  })

/** Mock responses for a video. */
export const videoCalls = (video: OwnVideo) => [
  http.get('/users/my-videos/{id}', ({ response }) => response(200).json(video)),
]
