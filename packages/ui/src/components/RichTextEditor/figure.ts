import { mergeAttributes, Node } from '@tiptap/core'

/** Images as `<figure><img><figcaption>`; without a caption there is no `<figcaption>`. */
export const FigureExtension = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  selectable: true,
  addAttributes() {
    return {
      src: { default: '', rendered: false },
      alt: { default: '', rendered: false },
      caption: { default: '', rendered: false },
    }
  },
  parseHTML() {
    return [
      {
        tag: 'figure',
        getAttrs: (figure) => {
          const image = figure.querySelector('img')
          const src = image?.getAttribute('src')
          if (!src) return false
          const alt = image?.getAttribute('alt') ?? ''
          return { src, alt, caption: figure.querySelector('figcaption')?.textContent ?? '' }
        },
      },
    ]
  },
  renderHTML({ node, HTMLAttributes }) {
    const { src, alt, caption } = node.attrs
    const image = ['img', { src, alt }] as const
    const attributes = mergeAttributes(HTMLAttributes)
    if (caption === '') return ['figure', attributes, image]
    return ['figure', attributes, image, ['figcaption', {}, caption]]
  },
})
