export { Component, handle, loader } from './area'
