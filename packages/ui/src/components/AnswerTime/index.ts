export { AnswerTime, type AnswerTimeProps } from './AnswerTime'
