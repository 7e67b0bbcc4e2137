/**
 * The package graphql has two builds, and one refuses a schema that the other made. Mercurius loads this one, but a bundler or test runner may load the
 * other for "graphql". So all code that makes or visits a schema imports it from here.
 */
export * from 'graphql/index.js'
