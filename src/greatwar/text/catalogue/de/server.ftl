### Was der Server ablehnt, und was er sagt, bevor er eine Verbindung beendet.

## Nachrichten und Anfragen, die nicht zu lesen sind

server-unreadable-message = Diese Nachricht ist nicht lesbar: { $error }.
server-unreadable-request = Diese Anfrage ist nicht lesbar: { $error }.
server-no-text = Eine Nachricht muss Text sein, keine Bytes.
server-message-too-long = Eine Nachricht darf höchstens { $most } Zeichen haben; diese hat { $n }.
server-request-too-long = Eine Anfrage darf höchstens { $most } Bytes haben.
server-replayed = Diese Nachricht wurde schon gesendet. Jede Nachricht braucht eine höhere Nummer als die letzte.
server-too-many-messages = Zu viele Nachrichten auf einmal. Bitte einen Moment warten.
server-too-many-requests = Zu viele Anfragen auf einmal. Bitte einen Moment warten.
server-no-number = `{ $name }` muss eine ganze Zahl sein.
server-entered = Dieses Spiel ist schon betreten.
server-wrong-host = Unter diesem Namen antwortet der Server nicht. Bitte seine eigene Adresse verwenden.
server-wrong-origin = Eine Seite von anderswo kann diesen Server nicht benutzen.
server-fault = Dem Server ist ein Fehler unterlaufen. Bitte noch einmal versuchen.

## Was es nicht gibt

server-no-address = Unter dieser Adresse gibt es nichts. Bitte den Link prüfen.
server-no-game = Dieses Spiel gibt es hier nicht. Bitte den Link prüfen.
server-no-lesson = Diese Lektion gibt es hier nicht. Bitte eine aus der Liste wählen.
server-no-record = Diese Aufzeichnung gibt es hier nicht. Bitte den Link prüfen.
server-no-rule = Es gibt keine Regel mit dieser Kennung.
server-no-space = Dieses Feld gibt es auf dem Brett nicht.
server-no-map = In dieser Installation fehlt die Karte. `make map` zeichnet sie.
server-no-run = Diesen Lauf gibt es im Labor nicht.
server-no-experiment = { $run } hat kein solches Experiment.
server-no-finished-game = Der Lauf { $run } hat kein beendetes Spiel { $number }.
server-too-few-orders =
    Das Spiel hat { $n ->
        [one] { $n } Befehl
       *[other] { $n } Befehle
    }, nicht { $wanted }.
server-damaged = Dieses Spiel lässt sich nicht mehr öffnen. { $error }
server-step-refused = Schritt { $n } des Spiels lässt sich nicht wiederholen: { $error }
server-step-differs = Schritt { $n } des Spiels führt nicht mehr zur selben Stellung.
server-order-refused = Befehl { $n } der Aufzeichnung lässt sich nicht noch einmal geben: { $why }
server-order-dice-differ = Befehl { $n } der Aufzeichnung hat andere Würfel, als sein Schlüssel ergibt.
server-played-elsewhere = Das Spiel wurde in einem anderen Programm fortgesetzt.
server-out-of-dice =
    { $n ->
        [one] { $n } Würfel ist
       *[other] { $n } Würfel sind
    } nötig, { $left } übrig
server-no-database = { $path } lässt sich nicht als Datenbank verwenden: { $error }.
server-later-database = Die Datenbank stammt von einer späteren Version von greatwar (Version { $version } der Datenbank, hier bekannt: { $known }). Bitte greatwar aktualisieren.

## Neue Spiele

server-one-seat-each =
    Jede Macht braucht genau einen Platz; { POWER($power) } hat { $n ->
        [0] keinen
       *[other] { $n }
    }.
server-same-player = Ein Spieler hat in dem Spiel, das hier weitergeht, { LIST($powers, of: "power") }. Diese Mächte brauchen einen gemeinsamen Platz.
server-several-beginnings = Ein Spiel beginnt mit einer Stellung, einer Aufzeichnung oder einem anderen Spiel, nicht mit mehreren davon.
server-no-level = Es gibt keinen Computer namens „{ $level }“. Zur Wahl stehen { LIST($levels) }.

## Plätze

server-unknown-link = Dieser Link öffnet keinen Platz. Der Spielleiter kann einen neuen geben.
server-not-your-power = { POWER($power, form: "start") } wird von einem anderen Platz gespielt.
server-computer-plays = Zurzeit spielt ein Computer für { POWER($power) }. Wer selbst spielen will, übernimmt zuerst den Platz.
server-no-seat = Diesen Platz gibt es in diesem Spiel nicht.
server-seat-not-open = Dieser Platz ist nicht frei. Bitte einen freien wählen oder den Spielleiter um einen Link bitten.
server-no-stand-in = Kein Computer vertritt diesen Platz.
server-not-your-seat = Das können nur der Spieler dieses Platzes und der Spielleiter.
server-not-host = Das kann nur der Spielleiter.
server-not-your-record = Nur wer diese Aufzeichnung importiert hat, kann sie löschen.

## Befehle

server-stale = Das Spiel hat sich geändert. Bitte das Brett ansehen und noch einmal versuchen.
server-too-early = Das Spiel hat Moment { $moment } noch nicht erreicht; der letzte sichtbare ist { $last }.
server-closed = Dieses Spiel wurde geschlossen. Nach dem Neuladen der Seite geht es weiter.
server-not-saved = Der Server konnte diesen Befehl nicht speichern. Nichts hat sich geändert; bitte noch einmal versuchen.
server-hidden-moves = Laufende Bewegungen sind nicht zu sehen. Sie werden am Ende der Phase gezeigt.
server-undo-alone = Dieser Befehl lässt sich nicht allein rückgängig machen. Zuerst die späteren Befehle rückgängig machen.
server-undo-first = Zuerst `{ $order }` rückgängig machen: Dieser Befehl ist die Voraussetzung dafür.
server-no-computer = Kein Computer spielt { POWER($power) }.
server-still-moving = { POWER($power, form: "start") } zieht noch. Danach gibt es eine Antwort.

## Gespräch

server-nothing-said = Diese Nachricht ist leer. Bitte zuerst etwas schreiben.
server-no-side-to-talk = Nur wer für eine Seite spielt, kann dieser Seite allein schreiben. Eine Nachricht an alle ist möglich.
server-no-side-to-draw = Nur wer für eine Seite spielt, kann für sie Pfeile zeichnen.

## Das letzte Wort vor dem Ende einer Verbindung

server-enter-first = Die erste Nachricht muss `Enter` sein.
server-other-version = Diese Seite verwendet Version { $page } des Protokolls, der Server Version { $server }. Bitte die Seite neu laden.
server-full = Dieses Spiel hat so viele Zuschauer, wie es haben kann. Bitte später noch einmal versuchen.
server-too-much-nonsense = Zu viele Nachrichten waren nicht lesbar. Bitte die Seite neu laden.
server-too-slow = Die Verbindung ist zu langsam, um dem Spiel zu folgen.
server-fault-here = Dem Server ist ein Fehler unterlaufen. Die Befehle sind gespeichert; bitte die Seite neu laden.
server-game-not-saved = Der Server konnte das Spiel nicht speichern. Nach dem Neuladen der Seite geht es weiter.
server-game-closed = Das Spiel ist geschlossen.
server-restarting = Der Server startet neu.

## Die Seite einer Installation ohne Oberfläche

server-without-page = Die Seite ist in dieser Installation nicht enthalten. Im Terminal spielt man mit `greatwar play --terminal`; `docs/protocol.md` beschreibt, was dieser Server beantwortet.
