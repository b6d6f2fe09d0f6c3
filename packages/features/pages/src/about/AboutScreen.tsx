import { Article } from '../article/Article'
import { messages, sections } from './messages'

/** Who we are: mission, how ranking works, how money is made, where facts come from. */
export function AboutScreen() {
  const { title, standfirst, contents } = messages
  return <Article {...{ title, standfirst, contents, sections }} />
}
