import { boardsCompared } from './articles/boards-compared.ts'
import { campQuestions } from './articles/camp-questions.ts'
import { feeSheet } from './articles/fee-sheet.ts'
import { firstMonth } from './articles/first-month.ts'
import { hobbyClass } from './articles/hobby-class.ts'
import { homeLanguageHindi } from './articles/home-language-hindi.ts'
import { nurseryAge } from './articles/nursery-age.ts'
import { openDay } from './articles/open-day.ts'
import { rteQuota } from './articles/rte-quota.ts'
import { schoolBus } from './articles/school-bus.ts'
import { screenTime } from './articles/screen-time.ts'
import { specialNeeds } from './articles/special-needs.ts'
import { threeLanguages } from './articles/three-languages.ts'
import { tuitionOrSelfStudy } from './articles/tuition-or-self-study.ts'
import type { DemoBlog } from './demo-blog.ts'

/** Articles about common questions of parents in India, written for the seed data. */
export const demoBlogs: readonly DemoBlog[] = [
  nurseryAge,
  boardsCompared,
  feeSheet,
  tuitionOrSelfStudy,
  hobbyClass,
  screenTime,
  campQuestions,
  rteQuota,
  schoolBus,
  specialNeeds,
  threeLanguages,
  homeLanguageHindi,
  openDay,
  firstMonth,
]
