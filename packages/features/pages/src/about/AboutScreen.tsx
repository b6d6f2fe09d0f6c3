import { Article } from '../article/Article'
import { messages, sections } from './messages'

/** The about page. */
export function AboutScreen() {
  const { title, standfirst, contents } = messages
  return <Article title={title} standfirst={standfirst} contents={contents} sections={sections} />
}
