import type { Filter, Media, SchoolEditor } from '../generated/schema'
import { drawnImage, schoolSummary } from './school-fixtures'

/** An uploaded image in a media list. */
export function imageMedia(given: Partial<Media> = {}): Media {
  return {
    url: '/media/uploads/cover/1600x1067.webp',
    kind: 'image',
    name: 'Cover.jpg',
    bytes: 1_258_291,
    image: { ...drawnImage, url: '/media/uploads/cover/1600x1067.webp', is_drawn: false },
    ...given,
  }
}

/** An uploaded video in a media list. */
export function videoMedia(given: Partial<Media> = {}): Media {
  return {
    url: '/media/uploads/annual-day/video.mp4',
    kind: 'video',
    name: 'Annual day.mp4',
    bytes: 32_505_856,
    image: null,
    ...given,
  }
}

/** Every school filter with its values, for the editor. */
export const schoolFilters: readonly Filter[] = [
  {
    id: 1,
    name: 'Board',
    values: [
      { id: 11, name: 'CBSE' },
      { id: 12, name: 'ICSE' },
    ],
  },
  {
    id: 2,
    name: 'Infrastructure',
    values: [
      { id: 21, name: 'School bus' },
      { id: 22, name: 'Library' },
    ],
  },
  {
    id: 3,
    name: 'Extracurricular Activities',
    values: [
      { id: 31, name: 'Chess' },
      { id: 32, name: 'Football' },
    ],
  },
  {
    id: 4,
    name: 'Languages',
    values: [
      { id: 41, name: 'English' },
      { id: 42, name: 'Hindi' },
      { id: 43, name: 'Others' },
    ],
  },
]

/** A mostly complete school, as the editor loads it. */
export function schoolEditor(given: Partial<SchoolEditor> = {}): SchoolEditor {
  const media = given.media ?? [imageMedia(), videoMedia()]
  return {
    id: 3,
    name: 'Vidya Niketan',
    slug: 'vidya-niketan-100001',
    established_on: '1986-06-12',
    is_online: false,
    location: 'Indiranagar, Bengaluru, Karnataka, India',
    lat: 12.9784,
    long: 77.6408,
    address: '100 Feet Road',
    contact_name: 'Lakshmi Raghavan',
    contact_email: 'office@vidyaniketan.example',
    contact_phone: '9845012345',
    n_students: 1240,
    n_classrooms: null,
    students_per_teacher: 24,
    website: null,
    timings: null,
    fees: null,
    ages: { age_min: 3.5, age_max: 17 },
    seats: { total: 120, left: 12 },
    admissions: { opens_on: null, closes_on: null, dates: [] },
    description: '<p>A neighbourhood school since 1986.</p>',
    files: media.map(({ url }) => url),
    media,
    is_active: true,
    is_hidden_by_admin: false,
    filters_values: [...schoolFilters],
    filter_ids: [11, 21],
    requested_filters: [],
    revision: 7,
    completeness: { percent: 64, missing: ['n_classrooms', 'languages'] },
    summary: schoolSummary({ id: 3, name: 'Vidya Niketan', slug: 'vidya-niketan-100001' }),
    updated_at: '2026-11-20T09:00:00.000Z',
    ...given,
  }
}
