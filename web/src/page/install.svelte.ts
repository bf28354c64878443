// Putting the page on the home screen, where the browser offers it.

/** What a browser says when the page can be installed; not every one does. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  #offer = $state.raw<Offer | null>(null);

  /** Whether the page can be installed now. */
  get ready(): boolean {
    return this.#offer !== null;
  }

  /** Wait for the browser's offer; from now on it is made when the player wants it. */
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      if (isOffer(event)) this.#offer = event;
    });
    addEventListener('appinstalled', () => {
      this.#offer = null;
    });
  }

  /** Let the browser ask the player. */
  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

/** Whether the player puts the page on the home screen by hand, and it is kept there; as on iOS. */
export function isByHand(navigator: object, secure: boolean): boolean {
  // Only there a browser says whether it was opened from the home screen in this way.
  return secure && 'standalone' in navigator && navigator.standalone === false;
}

function isOffer(event: Event): event is Offer {
  return 'prompt' in event;
}

export const install = new Install();
