/**
 * graphql ships two builds, and a schema made by one is a stranger to the other. Mercurius loads this one; a bundler or test runner asked for
 * plain "graphql" may choose the other. So whatever makes or walks a schema takes it from here.
 */
export * from 'graphql/index.js'
