import type { Plugin } from 'vite';

const caller = /\/@tanstack\/start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/;

/**
 * Removes the client code of Start's server functions from the browser bundle. Kiem has no server functions, as everything
 * goes through the contract. Start would import the code nonetheless, with 9 kB of a second serializer on every page.
 */
export function noServerFunctions(): Plugin {
  let isFound = false;
  return {
    name: 'kiem:no-server-functions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: caller },
      handler() {
        isFound = true;
        return `export function createClientRpc() { throw new Error('There are no server functions.'); }`;
      },
    },
    buildEnd(error) {
      if (error === undefined && !isFound) this.error(`Nothing matches ${caller}: Start has moved what calls server functions.`);
    },
  };
}
