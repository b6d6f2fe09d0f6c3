export { ContestAnswers } from './ContestAnswers'
export { EntryImages } from './EntryImages'
