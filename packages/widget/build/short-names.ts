/**
 * Properties that only our own modules read: in the script they get names of one letter. What the
 * browser, the API and the listeners of our events know keeps its name, and so does whatever shares
 * one with them (`status`, `text`, `suggestions`).
 */
export const shortNames = [
  // The state of the box, and what it does
  ...['answeredKey', 'highlighted', 'isOpen', 'getState', 'subscribe', 'remembered', 'schedule'],
  ...['pause', 'retry', 'read', 'keep'],
  // Settings and messages
  ...['words', 'label', 'addressOf', 'resultsOf', 'find', 'things', 'list', 'waiting', 'none'],
  ...['failed', 'offline', 'again', 'more'],
  // The parts of the view, and what an element calls
  ...[
    'card',
    'form',
    'clear',
    'go',
    'panel',
    'note',
    'by',
    'field',
    'ask',
    'renew',
    'highlight',
    'move',
    'forget',
  ],
]
