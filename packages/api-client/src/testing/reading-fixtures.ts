import type { Blog, BlogList, BlogSummary, Contest, Video, VideoSummary } from '../generated/schema'
import { drawnImage } from './school-fixtures'

/** A blog in a list. */
export function blogSummary(given: Partial<BlogSummary> = {}): BlogSummary {
  return {
    id: 1,
    url: 'how-to-read-a-fee-sheet',
    title: 'How to read a fee sheet',
    summary: 'The number in large letters is rarely what you will pay.',
    topic: 'fees',
    tags: ['fees', 'documents'],
    image: drawnImage,
    author_name: 'Samuel Kurian',
    published_at: '2026-11-10T02:00:00.000Z',
    reading_minutes: 4,
    is_featured: false,
    ...given,
  }
}

/** One page of blogs. */
export function blogList(given: Partial<BlogList> = {}): BlogList {
  const { data = [blogSummary()] } = given
  return {
    data,
    total: data.length,
    page: 1,
    per_page: 12,
    totalPages: 1,
    topics: [
      { topic: 'admissions', count: 3 },
      { topic: 'fees', count: 1 },
    ],
    ...given,
  }
}

/** A blog's page. */
export function blog(given: Partial<Blog> = {}): Blog {
  return {
    ...blogSummary(),
    author_note: 'An accountant and father of three.',
    is_by_provider: false,
    has_synthetic_media: false,
    updated_at: '2026-11-10T02:00:00.000Z',
    body: '<p>Two sheets lay on the table.</p><h2>Once, or every year?</h2><p>Begin with <a href="/schools">the school’s sheet</a>.</p><h2>Three questions</h2><p>Send them by email.</p>',
    related: [],
    ...given,
  }
}

/** A video in a list. */
export function videoSummary(given: Partial<VideoSummary> = {}): VideoSummary {
  return {
    id: 1,
    url: 'how-much-homework-is-enough',
    kind: 'discussion',
    title: 'How much homework is enough?',
    summary: 'Two parents and a teacher compare notes.',
    poster: drawnImage,
    duration_seconds: 47,
    speakers: [
      { name: 'Meera Kulkarni', role: 'Parent' },
      { name: 'Leela Thomas', role: null },
    ],
    school_name: null,
    closes_on: null,
    is_closed: false,
    published_at: '2026-11-12T11:30:00.000Z',
    is_featured: false,
    ...given,
  }
}

/** The contest details of a video. */
export function contest(given: Partial<Contest> = {}): Contest {
  return {
    rules: '<ul><li>One drawing each.</li></ul>',
    entry: '<p>Write to <a href="mailto:contests@example.com">contests@example.com</a>.</p>',
    closes_on: '2999-12-31',
    info: null,
    winners: [],
    ...given,
  }
}

/** A video's page. */
export function video(given: Partial<Video> = {}): Video {
  const { closes_on, is_closed, school_name, ...summary } = videoSummary()
  return {
    ...summary,
    description: '<p>Three people who meet at a school gate.</p>',
    sources: [
      { url: '/media/videos/v1/homework.mp4', type: 'video/mp4' },
      { url: '/media/videos/v1/homework.webm', type: 'video/webm' },
    ],
    captions: [{ url: '/media/videos/v1/homework.vtt', language: 'en', label: 'English' }],
    transcript: [
      { at: 3, speaker: 'Meera Kulkarni', text: 'It stops at seven.' },
      { at: 6.5, speaker: null, text: 'Done or not.' },
    ],
    has_sound: false,
    contest: null,
    school: null,
    updated_at: '2026-11-12T11:30:00.000Z',
    has_comments: true,
    is_by_provider: false,
    has_synthetic_media: false,
    related: [],
    ...given,
  }
}
