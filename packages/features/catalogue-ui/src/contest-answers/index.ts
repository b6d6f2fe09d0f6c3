export { ContestAnswers } from './ContestAnswers'
