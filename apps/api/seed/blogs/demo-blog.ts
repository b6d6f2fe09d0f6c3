import type { blogs } from '../../src/db/schema/index.ts'

type Blog = typeof blogs.$inferSelect

/** An article of the seed data; its cover is drawn from its title. */
export interface DemoBlog extends Pick<Blog, 'url' | 'title' | 'summary' | 'topic' | 'tags'> {
  readonly author: Author
  /** yyyy-mm-dd */
  readonly publishedOn: string
  readonly isFeatured?: boolean
  /** HTML. */
  readonly body: string
}

export interface Author {
  readonly name: string
  readonly note: string
}

/** Invented authors. */
export const authors = {
  anjali: {
    name: 'Anjali Deshpande',
    note: 'Taught primary classes for sixteen years, and visits schools with parents in Pune.',
  },
  samuel: {
    name: 'Samuel Kurian',
    note: 'An accountant and father of three in Kochi, who reads fee sheets for his neighbours.',
  },
  ritu: { name: 'Ritu Chaturvedi', note: 'Counsels children of Classes 6 to 12 in Lucknow.' },
  nusrat: { name: 'Dr Nusrat Jahan', note: 'A paediatrician in Hyderabad.' },
  tashi: {
    name: 'Tashi Namgyal',
    note: 'Has led walks and camps for children in Sikkim since 2006.',
  },
  kaveri: { name: 'Kaveri Gowda', note: 'A special educator in Mysuru.' },
  mohini: { name: 'मोहिनी तिवारी', note: 'भोपाल में हिन्दी पढ़ाती हैं।' },
} as const satisfies Record<string, Author>
