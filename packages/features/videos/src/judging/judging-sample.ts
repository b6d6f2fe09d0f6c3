import type { Judging } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { sampleForm } from '../enter/enter-sample'

const { contest, questions } = sampleForm([], {
  state: 'closed',
  closes_at: '2026-11-20T12:30:00.000Z',
})

/** Two entries of a closed contest, one of which the judge has scored. */
export const sampleJudging = (given: Partial<Judging> = {}): Judging => ({
  contest,
  questions,
  can_score: true,
  answered: 1,
  first_open_page: 1,
  data: [
    {
      id: 31,
      title: 'A torch from a pen and a spoon',
      answers: [{ id: 'q1', text: 'https://videos.example/torch' }],
      images: [],
      age: 10,
      score: null,
      recused_why: null,
      must_recuse: false,
    },
    {
      id: 32,
      title: 'A pump from bottles',
      answers: [{ id: 'q2', text: 'The first valve leaked.' }],
      images: [],
      age: 12,
      score: 7,
      recused_why: null,
      must_recuse: false,
    },
  ],
  total: 2,
  page: 1,
  per_page: 20,
  totalPages: 1,
  ...given,
})

/** Mock responses for a judge. */
export const judgingCalls = (judging: Judging) => [
  http.get('/judging/{id}', ({ response }) => response(200).json(judging)),
]
