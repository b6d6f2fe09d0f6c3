import { Article } from '../article/Article'
import { messages, sections } from './messages'

/** The about page. */
export function AboutScreen() {
  return <Article messages={messages} sections={sections} />
}
