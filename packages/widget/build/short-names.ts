/**
 * Private properties that the script shortens to one letter. Names used by the browser, the API or
 * event listeners stay, and so do properties with the same name (`status`, `text`, `suggestions`).
 */
export const shortNames = [
  // State and methods of the search box
  ...[
    'answeredKey',
    'blank',
    'highlighted',
    'isOpen',
    'getState',
    'subscribe',
    'remembered',
    'schedule',
  ],
  ...['pause', 'retry', 'read', 'keep'],
  // Settings and messages
  ...['words', 'label', 'addressOf', 'resultsOf', 'find', 'kindNames', 'list', 'waiting', 'none'],
  ...['failed', 'offline', 'again', 'more'],
  // Parts of the view and callbacks
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
